import { noteAnswer } from './answers-under-way.ts'
import { REFERENCE_SERVER } from './reference-server.ts'

/** Hands a call to the reference server behind Storybook, as a user who is signed in there. */
export async function askAs(person: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.text()
  const address = `${REFERENCE_SERVER}/${encodeURIComponent(person)}${pathname}${search}`
  const answer = fetch(address, { method, headers, signal, body, credentials: 'omit' })
  noteAnswer(answer)
  return answer
}
