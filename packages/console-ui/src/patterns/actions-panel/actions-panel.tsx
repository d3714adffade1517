import type { Place } from '@edconsole/console-core'
import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { KeyValue, type KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { SectionHeading } from '../card/section-heading.tsx'
import { patternMessages } from '../messages.ts'
import type { PageStore } from '../page-actions/page-action.ts'
import { usePage } from '../page-actions/use-page.ts'
import { useSavedActions } from '../page-actions/use-saved-actions.ts'
import { PlaceLink } from '../place-link/place-link.tsx'
import { ActionEntry } from './action-entry.tsx'
import * as css from './actions-panel.css.ts'

export type ActionsPanelProps = {
  /** Facts of what the page is about. An empty list is not drawn. */
  about?: { readonly title: string; readonly items: readonly KeyValueItem[] }
  /** Screens beside this one; leave out those that the user may not open. */
  related?: readonly { readonly label: string; readonly to: Place }[]
}

/**
 * The panel of a route that has one (ux 4.4): what can be done with what is saved, what it is about, where to go from
 * here. Its actions are the page's own, told in `PageActions`. Where there is no room they are a menu of the title row.
 * @example <ResourceForm aside={<ActionsPanel about={{ title: 'About this district', items }} related={[{ label: 'Import Logs', to }]} />} … />
 */
export function ActionsPanel({ about, related = [] }: ActionsPanelProps): ReactElement {
  const m = useMessages('patterns', patternMessages).actions
  const page = usePage()
  return (
    <aside className={css.root} aria-label={m.actions}>
      {page && <Actions page={page} />}
      {about && about.items.length > 0 && (
        <Part title={about.title} className={css.about}>
          <KeyValue items={about.items} label={about.title} />
        </Part>
      )}
      {related.length > 0 && (
        <Part title={m.related} className={css.related}>
          <ul className={css.links}>
            {related.map(({ label, to }) => (
              <li key={label} className={css.link}>
                <PlaceLink to={to}>{label}</PlaceLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  )
}

function Actions({ page }: { page: PageStore }): ReactElement | null {
  const m = useMessages('patterns', patternMessages).actions
  const actions = useSavedActions(page)
  if (actions.length === 0) return null
  return (
    <Part title={m.actions} className={css.actions}>
      <ul className={css.entries} data-ec-uncovered="">
        {actions.map((action) => (
          <ActionEntry key={action.id} action={action} />
        ))}
      </ul>
    </Part>
  )
}

type PartProps = { title: string; className: string; children: ReactElement }

function Part({ title, className, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHeading depth={1} id={id} className={css.heading}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}
