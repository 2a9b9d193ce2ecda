/** jsdom has `<dialog>` without its methods; these set `open` and fire the close event as browsers do. */
export function installDialog() {
  const dialog = HTMLDialogElement.prototype;
  dialog.show ??= open;
  dialog.showModal ??= open;
  dialog.close ??= close;
}

function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue = '') {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}
