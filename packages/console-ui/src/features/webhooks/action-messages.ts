/** Words of the page action, which is there before the dialog is loaded; a host replaces them as `webhooksAction`. */
export const webhooksActionMessages = {
  label: 'Webhooks',
  note: 'Post alerts to another system.',
}
