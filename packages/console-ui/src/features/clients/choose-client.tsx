import type { ReactElement } from 'react'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import * as css from './client-picker.css.ts'

export type ChooseClientProps = { icon: ReactElement; m: { title: string; text: string } }

/** In place of a list while no client is chosen: what there will be to see. */
export function ChooseClient({ icon, m }: ChooseClientProps): ReactElement {
  return (
    <div className={css.none}>
      <EmptyState icon={icon} title={m.title}>
        {m.text}
      </EmptyState>
    </div>
  )
}
