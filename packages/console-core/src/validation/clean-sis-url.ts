/** What people copy along with an address: paths of its API, of its sign-in page, and slashes. */
const TAILS =
  /\/+(?:api\/v\d.*|ims\/oneroster(?:\/.*)?|oauth\/token.*|(?:login|logon|signin)(?:[/?#].*)?|(?:\w*login\w*|logon|signin|default|index)\.(?:aspx?|html?|jsp|php)(?:[/?#].*)?)$/i

/**
 * Where a SIS begins, out of pasted text. The server's name in small letters; what is no address stays as it is.
 * @example cleanSisUrl('https://SIS.example.org/aeries/api/v5/schools') // { url: 'https://sis.example.org/aeries', removed: '/api/v5/schools' }
 */
export const cleanSisUrl = (pasted: string): { url: string; removed: string } => {
  const text = pasted.trim()
  const [, server, path] = /^(https?:\/\/[^/?#@\s]+)([^\s]*)$/i.exec(text) ?? []
  if (server === undefined || path === undefined || !URL.canParse(server)) return { url: text, removed: '' }
  const kept = path.replace(TAILS, '').replace(/\/+$/, '')
  return { url: `${new URL(server).origin}${kept}`, removed: path.slice(kept.length) }
}
