import { askAs } from './ask-as.ts'
import { NOBODY } from './reference-server.ts'

/** Waits for the reference server, which starts with the first question: before that, no state of a screen is worth a look. */
export async function whenReferenceAnswers(): Promise<void> {
  if (!import.meta.env.PROD) await askAs(NOBODY, new Request('http://console.test/api/public/clients?id=1'))
}
