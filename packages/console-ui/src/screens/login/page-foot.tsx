import { SIGN_IN_TEXTS, useConfiguration, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { messages } from './messages.ts'
import * as css from './page-foot.css.ts'
import { webAddressOf } from './web-address-of.ts'

/** Where help and the notice about personal data are, as far as the operator has named them (R20). */
export function PageFoot(): ReactElement {
  const m = useMessages('login', messages)
  const page = webAddressOf(useConfiguration(SIGN_IN_TEXTS.help))
  const support = useConfiguration(SIGN_IN_TEXTS.support)
  const privacy = webAddressOf(useConfiguration(SIGN_IN_TEXTS.privacy))
  const help = page ?? (support === undefined ? undefined : `mailto:${support}`)
  return (
    <footer className={css.root}>
      {help === undefined ? null : (
        <TextLink href={help} className={css.link}>
          {m.help}
        </TextLink>
      )}
      {privacy === undefined ? null : (
        <TextLink href={privacy} className={css.link}>
          {m.privacy}
        </TextLink>
      )}
    </footer>
  )
}
