/** Every sentence of a panel beside a list; a host replaces them under `panel`. */
export const panelMessages = {
  close: 'Close',
  previous: 'Previous row',
  next: 'Next row',
  isFirst: 'this is the first row',
  isLast: 'this is the last row',
  width: 'Record width',
}
