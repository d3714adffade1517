import { signInSchema } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import { plainPage } from './plain-page.ts'
import { safeReturnTo } from './safe-return-to.ts'
import { signIn } from './sign-in.ts'

/** The sign-in form of a page without scripts (R12): goes on to `returnTo`, or says what went wrong. */
export const answerSignInForm =
  (context: ServerContext) =>
  async (c: Context): Promise<Response> => {
    const form = new URLSearchParams(await c.req.text())
    const clientId = form.get('clientId')
    const input = signInSchema.safeParse({
      ...(clientId ? { clientId: Number(clientId) } : {}),
      provider: form.get('provider') ?? 'illuminate',
      username: form.get('username')?.replaceAll('\0', ''),
      password: form.get('password'),
    })
    try {
      if (!input.success) throw new ApiError(400, 'Enter a user name and a password.')
      await signIn(context, c, input.data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return plainPage(c, error.code, 'Sign in', error.message)
    }
    return c.redirect(safeReturnTo(form.get('returnTo') ?? undefined), 303)
  }
