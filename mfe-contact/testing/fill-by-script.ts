type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The ways in which form fillers, agents and bookmarklets fill a text control. */
export const waysToFill: [way: string, fill: (control: TextControl, text: string) => void][] = [
  ['the value, without an event', setValue],
  ['the value, then input and change', (control, text) => announce(setValue(control, text), 'input', 'change')],
  ['the value past React, then change', (control, text) => announce(setNatively(control, text), 'change')],
  ['the value past React, without an event', setNatively],
];

function setValue(control: TextControl, text: string): TextControl {
  control.value = text;
  return control;
}

/** React replaces `value` of each control by a property of its own, which this goes round. */
function setNatively(control: TextControl, text: string): TextControl {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  return control;
}

function announce(control: TextControl, ...types: string[]) {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
}
