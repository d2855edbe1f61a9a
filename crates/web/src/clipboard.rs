//! Putting a text where it can be pasted from.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, HtmlInputElement};

use crate::device;

/// Copies a text, and says whether that went well. Browsers have a clipboard only on safe connections; elsewhere the
/// old way copies what is selected in a field.
pub async fn copy(text: &str) -> bool {
    let navigator = device::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if let Ok(clipboard) = clipboard.dyn_into::<Clipboard>()
        && JsFuture::from(clipboard.write_text(text)).await.is_ok()
    {
        return true;
    }
    copy_selected(text).unwrap_or(false)
}

/// The old way: a field nobody sees, selected, copied and taken away again.
fn copy_selected(text: &str) -> Option<bool> {
    let document = device::document();
    let field: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
    field.set_class_name("unseen");
    field.set_value(text);
    let before = document.active_element();
    document.body()?.append_child(&field).ok()?;
    field.select();
    let copy: js_sys::Function =
        js_sys::Reflect::get(&document, &"execCommand".into()).ok()?.dyn_into().ok()?;
    let copied = copy.call1(&document, &"copy".into()).is_ok_and(|done| done.is_truthy());
    field.remove();
    if let Some(focused) = before.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = focused.focus();
    }
    Some(copied)
}
