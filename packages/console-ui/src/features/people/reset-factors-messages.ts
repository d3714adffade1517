import { countOf } from '@edconsole/console-core'

/** The question before second factors are removed, and what came of it. */
export const resetFactorsMessages = {
  action: 'Reset second factors',
  none: 'This account has no second factors.',
  title: (name: string) => `Reset the second factors of ${name}?`,
  text: 'Their passkeys, authenticator apps, and recovery codes stop working, and they are signed out. Until they set up a new one, their password is enough to sign in. They get an email.',
  confirm: 'Reset second factors',
  busy: 'Resetting',
  done: (count: number) =>
    count === 0
      ? 'There were no second factors'
      : `${countOf(count, 'second factor', 'second factors')} removed`,
}
