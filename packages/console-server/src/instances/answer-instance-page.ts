import { INSTANCE_STATUSES, type InstanceStatus } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerContext } from '../server-context.ts'
import { plainPage } from '../session/plain-page.ts'
import { signInFields } from '../session/sign-in-form.ts'
import { supportContact } from '../settings/configuration.ts'
import { readSteps } from './instance-steps.ts'

/** Answers an instance's address: its sign-in page, or why no one can sign in. */
export const answerInstancePage =
  (context: ServerContext) =>
  async (c: Context): Promise<Response> => {
    const { db } = context
    const instance = await db
      .selectFrom('instances')
      .innerJoin('clients', 'clients.id', 'instances.clientId')
      .select(['instances.id', 'name', 'instances.status', 'clientId', 'clientName'])
      .where('instances.slug', '=', c.req.param('slug') ?? '')
      .executeTakeFirst()
    const contact = await supportContact(context)
    if (!instance)
      return plainPage(c, 404, {
        title: 'Not found',
        message: 'There is no instance at this address.',
        contact,
      })
    const { id, name, status, clientId, clientName } = instance
    const shut = (await isReady(context, id, status)) ? undefined : SHUT[status]
    if (shut) return plainPage(c, shut.code, { title: name, message: shut.message, contact })
    const local = await db
      .selectFrom('authentications')
      .select('id')
      .where('clientId', '=', clientId)
      .where('provider', '=', 'illuminate')
      .where('isEnabled', '=', true)
      .executeTakeFirst()
    if (!local)
      return plainPage(c, 503, {
        title: name,
        message: `No one can sign in here yet: ${clientName} has no sign-in that works on this server.`,
        contact,
      })
    return plainPage(c, 200, {
      title: name,
      message: `${clientName}. Status: ${INSTANCE_STATUSES[status].word}.`,
      form: signInFields({ clientId: String(clientId) }),
      contact,
    })
  }

/** While it is created, people can sign in as soon as everything is there: that is what the last step checks. */
const isReady = async ({ db }: ServerContext, id: number, status: InstanceStatus): Promise<boolean> => {
  if (status !== 'provisioning') return status === 'active'
  const open = (await readSteps(db, id)).filter(({ state }) => state !== 'done')
  return open.length > 0 && open.every(({ step }) => step === 'signIn')
}

type Shut = { readonly code: ContentfulStatusCode; readonly message: string }

const NOT_READY: Shut = { code: 503, message: 'This instance is being set up.' }

const SHUT: { readonly [Status in InstanceStatus]?: Shut } = {
  requested: NOT_READY,
  provisioning: NOT_READY,
  failed: NOT_READY,
  maintenance: { code: 503, message: 'This instance is down for maintenance.' },
  suspended: { code: 403, message: 'This instance is suspended. No one can sign in.' },
  deprovisioning: { code: 410, message: 'This instance is being removed.' },
  retired: { code: 410, message: 'This instance was removed.' },
}
