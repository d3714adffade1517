/**
 * Runs in the relying party's frame. It asks the provider's frame, which is beside it, every two seconds. It tells the console
 * `unchanged`; `changed` when the console has to ask who is there; and `error` when the provider's frame is of no use. A provider whose
 * cookies the browser blocks says `changed` from the beginning: it is believed only once it has said `unchanged` of this session.
 */
export const RELYING_PARTY_SCRIPT = `
const { clientId, sessionState, origin } = JSON.parse(document.getElementById('data').textContent)
const KEY = 'edconsole.session-frame'
const provider = () => parent.frames['ec-session-provider']
const tell = (word) => parent.postMessage(word, location.origin)
let unanswered = 0
let inner = null
const give = (word) => { clearInterval(timer); tell(word) }
const ask = () => {
  if (inner) return
  unanswered += 1
  if (unanswered > 5) return give('error')
  if (provider()) provider().postMessage(clientId + ' ' + sessionState, origin)
}
const look = () => {
  inner = document.createElement('iframe')
  inner.src = 'silent'
  document.documentElement.append(inner)
  setTimeout(() => give('error'), 20000)
}
const hear = (word) => {
  unanswered = 0
  if (word === 'unchanged') {
    localStorage.setItem(KEY, sessionState)
    tell('unchanged')
  } else if (word === 'changed' && localStorage.getItem(KEY) === sessionState) look()
  else if (word === 'changed' || word === 'error') give('error')
}
addEventListener('message', ({ source, origin: from, data }) => {
  if (inner === null && from === origin && source === provider()) hear(data)
  if (inner !== null && from === location.origin && source === inner.contentWindow) {
    if (data === 'same') location.reload()
    else give(data === 'changed' ? 'changed' : 'error')
  }
})
const timer = setInterval(ask, 2000)
`

/** Tells the frame around what came of looking. */
export const TELL_SCRIPT = `parent.postMessage(JSON.parse(document.getElementById('data').textContent).word, location.origin)`
