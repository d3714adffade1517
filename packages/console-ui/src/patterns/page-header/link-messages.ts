/** Every sentence of the button that copies a page's address; a host replaces them under `link`. */
export const linkMessages = {
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: "The link couldn't be copied. Copy it from the address bar.",
}
