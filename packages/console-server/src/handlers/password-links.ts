import type { Handlers } from '../http/handler.ts'
import { acceptLink, checkLink, renewLink, requestLink } from '../session/password-links.ts'
import { checkSignInLink, useSignInLink } from '../session/sign-in-links.ts'

export const passwordLinkHandlers = {
  'passwordLinks.request': async (call) => {
    await requestLink(call, call.http, call.body)
    return null
  },
  'passwordLinks.check': (call) => checkLink(call, call.http, call.body.token),
  'passwordLinks.use': async (call) => {
    await acceptLink(call, call.http, call.body)
    return null
  },
  'passwordLinks.renew': async (call) => {
    await renewLink(call, call.http, call.body.token)
    return null
  },
  'signInLinks.check': (call) => checkSignInLink(call, call.http, call.body),
  'signInLinks.use': async (call) => {
    await useSignInLink(call)
    return null
  },
} satisfies Partial<Handlers>
