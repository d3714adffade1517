import { type PublicClient, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import * as css from './chosen-client.css.ts'
import { messages } from './messages.ts'

export type ChosenClientProps = {
  client: PublicClient
  /** It was not searched for, but remembered on this computer (R45). */
  remembered: boolean
  onChange: () => void
}

export function ChosenClient({ client, remembered, onChange }: ChosenClientProps): ReactElement {
  const m = useMessages('login', messages)
  const id = useId()
  return (
    <div>
      <p className={css.label} id={id}>
        {m.district}
      </p>
      <div className={css.box}>
        <div className={css.text}>
          <p className={css.name}>{client.clientName}</p>
          <p className={css.remembered}>{remembered ? m.usedLastTime : client.state}</p>
        </div>
        <Button size="sm" onClick={onChange} aria-describedby={id}>
          {m.change}
        </Button>
      </div>
    </div>
  )
}
