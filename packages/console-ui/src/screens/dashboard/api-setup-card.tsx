import { type Place, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { ApiSetupIcon } from '../../parts/icons/icons.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import * as css from './api-setup-card.css.ts'
import { messages } from './messages.ts'
import { useCardHeading } from './use-card-heading.ts'

/** The way to the connection of the district's student information system. */
export function ApiSetupCard({ to, sis }: { to: Place; sis: string | null }): ReactElement {
  const m = useMessages('dashboard', messages)
  const id = useId()
  const Heading = useCardHeading()
  return (
    <section className={css.card} aria-labelledby={id}>
      <span className={css.mark}>
        <ApiSetupIcon size="xl" />
      </span>
      <div className={css.what}>
        <Heading className={cardCss.title} id={id}>
          {m.apiSetup}
        </Heading>
        <p className={css.text}>{m.apiSetupHelp(sis)}</p>
      </div>
      <PlaceButton to={to}>{m.openApiSetup}</PlaceButton>
    </section>
  )
}
