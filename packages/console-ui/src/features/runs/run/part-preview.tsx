import type { Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as css from './part-preview.css.ts'

/** Causes of a component that are listed in its preview. */
export const PART_CAUSES_MAX = 5

export type PartPreviewProps = {
  part: { readonly status: string; readonly message: string | null }
  /** What to fix, each cause a link to its rows. */
  causes: ReactElement
  /** Where the whole component is shown. */
  to: Place
  m: { run: { causes: { heading: string } }; openDetails: string }
}

/** A component opened in the list of a run: what to fix, or why it did not run. */
export function PartPreview({ part, causes, to, m }: PartPreviewProps): ReactElement {
  return (
    <div className={css.preview}>
      <span className={css.label}>{m.run.causes.heading}</span>
      <div>
        {part.status === 'cancelled' && part.message !== null ? (
          <p className={css.message}>{part.message}</p>
        ) : (
          causes
        )}
      </div>
      <span className={css.open}>
        <PlaceLink to={to}>{m.openDetails}</PlaceLink>
      </span>
    </div>
  )
}
