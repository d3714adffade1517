/**
 * What the server says of a field, for a place beside it: without its key, which is no word of the reader's.
 * @example refusalText('siteCode', 'Site code', "'siteCode' is already used by another site.")
 */
export function refusalText(name: string, label: string, message: string): string {
  const key = `'${name}'`
  const judged = `${key} is not valid: `
  if (message.startsWith(judged)) return capital(message.slice(judged.length))
  return message.split(key).join(label)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
