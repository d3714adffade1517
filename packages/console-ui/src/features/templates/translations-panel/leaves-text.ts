/** Whether a key that goes back has no caret to move: the control is no text, or the caret stands at its start. */
export const leavesText = (target: EventTarget): boolean => {
  if (target instanceof HTMLSelectElement) return false
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return true
  return target.selectionStart === 0 && target.selectionEnd === 0
}
