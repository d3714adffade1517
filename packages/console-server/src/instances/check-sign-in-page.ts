import type { JobContext } from '../jobs/job-context.ts'
import { NetworkError, type NetworkFault } from '../network/network-error.ts'
import { readText } from '../network/read-body.ts'
import { openWebClient } from '../network/web-client.ts'
import { instancePath } from './instance-address.ts'
import { StepFault } from './instance-steps.ts'

type Checked = { readonly url: string | null; readonly slug: string | null; readonly name: string }
type Page = { readonly status: number; readonly text: string }

/** A sign-in page is small; whatever else is there need not be read to its end. */
const PAGE_MAX = 1024 * 1024

/**
 * Requests the address of an instance, as a browser would.
 * @throws StepFault if no sign-in page answers there
 */
export const checkSignInPage = async (
  context: Pick<JobContext, 'askOwn' | 'allowLoopback' | 'network'>,
  { url, slug, name }: Checked,
): Promise<void> => {
  const path = instancePath(slug ?? name)
  const page = url === null ? await askOwn(context, path) : await askOther(context, url, path)
  const address = url ?? path
  if (page.status !== 200)
    throw new StepFault(
      `${address} answered with status ${page.status} instead of a sign-in page.${advice(url, path)}`,
    )
  if (!/<form\b[^>]*>/i.test(page.text))
    throw new StepFault(`The page at ${address} has no sign-in form.${advice(url, path)}`)
}

/** This server's own address, which no user can choose. */
const askOwn = async ({ askOwn: ask }: Pick<JobContext, 'askOwn'>, path: string): Promise<Page> => {
  const response = await ask(path).catch(() => {
    throw new StepFault(`This server didn't answer at ${path}.`)
  })
  return { status: response.status, text: await response.text() }
}

/** An address that a user entered: over https, at public addresses only. */
const askOther = async (
  { allowLoopback, network }: Pick<JobContext, 'allowLoopback' | 'network'>,
  url: string,
  path: string,
): Promise<Page> => {
  const web = openWebClient({ allowLoopback, ...network })
  try {
    const response = await web.send(url, { maxBytes: PAGE_MAX })
    return { status: response.status, text: await readText(response.body) }
  } catch (error) {
    if (error instanceof NetworkError)
      throw new StepFault(`${NETWORK_FAULTS[error.fault]}${advice(url, path)}`)
    throw error
  } finally {
    web.close()
  }
}

const advice = (url: string | null, path: string): string =>
  url === null ? '' : ` Point ${url} to ${path} of this server, then try again.`

const NETWORK_FAULTS: Readonly<Record<NetworkFault, string>> = {
  badAddress: 'The address must start with https://.',
  unknownName: "The server name in the address doesn't exist.",
  forbiddenAddress: "The name points to a private network, which this console doesn't connect to.",
  noAnswer: "The address didn't respond in time.",
  refused: 'The address refuses connections.',
  badCertificate: "The certificate of the address isn't valid.",
  redirect: 'The address leads to another server.',
  tooBig: 'The page is larger than 1 MB.',
  brokenOff: 'The connection ended before the page was complete.',
}
