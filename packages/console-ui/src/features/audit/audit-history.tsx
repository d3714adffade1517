import {
  AUDIT_SUBJECT_ACCESS,
  type AuditEntry,
  type AuditSubjectKind,
  auditLogResource,
  placeOf,
  useAccess,
  useExtension,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useId } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { Loaded } from '../../patterns/split-panel/panel-section.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './audit.css.ts'
import { auditMessages } from './messages.ts'

export type AuditHistoryProps = {
  /** The district whose log is asked; absent: that of all, for records of provider staff. */
  districtId?: string | undefined
  /** The record, or several that are one to people, each by kind and id. An account stands for its user too. */
  subjects: readonly { readonly kind: AuditSubjectKind; readonly id: string | number }[]
  /**
   * Where it stands by itself: below a form, under a preview beside one or as a part of it, or framed among the cards of a
   * page. Default: among the sections of a panel.
   */
  place?: keyof typeof css.place
}

const SHOWN = 3

const HistoryLines = /* @__PURE__ */ lazyPart(
  async () => (await import('./history-lines.tsx')).HistoryLines,
  { fallback: <Skeleton width={220} /> },
)

/**
 * The last changes of a record, with a link to all of them. Nothing for those who may not read them, and where the backend
 * keeps none.
 * @example <AuditHistory districtId={districtId} subjects={[{ kind: 'export', id }]} place="below" />
 */
export function AuditHistory({ districtId, subjects, place }: AuditHistoryProps): ReactElement | null {
  const m = useMessages('audit', auditMessages)
  const { allows, isEmployee, can } = useAccess()
  const operation = districtId === undefined ? auditLogResource.list : auditLogResource.ofDistrict
  const isAnswered = useExtension(operation)
  const readable = subjects.filter(({ kind }) => AUDIT_SUBJECT_ACCESS[kind].some(allows))
  const isShown = isAnswered && readable.length > 0 && (districtId !== undefined || isEmployee)
  const subject = readable.map(({ kind, id }) => `${kind}:${id}`)
  const { data, errors, retry } = useList(
    operation,
    { filter: { subject }, sort: { at: 'desc' }, limit: SHOWN },
    { silent: true, enabled: isShown, within: { subject } },
  )
  // Loads beside the list instead of after it; the part itself reports a failure.
  useEffect(() => {
    if (isShown) HistoryLines.preload().catch(() => {})
  }, [isShown])
  const headingId = useId()
  const isCard = place === 'card'
  const isAside = place === 'aside' || place === 'part'
  if (!isShown) return null
  const query = { filter: { subject } }
  const all =
    districtId === undefined
      ? placeOf('audit-log', {}, { query })
      : placeOf('user-audit-log', { districtId }, { query })
  return (
    <section
      className={classNames(panel.section, isCard && cardCss.card, place && css.place[place])}
      aria-labelledby={headingId}
    >
      <div className={panel.head}>
        <SectionHeading
          depth={isCard || isAside ? 1 : 2}
          id={headingId}
          className={isCard ? cardCss.title : isAside ? css.asideHeading : panel.heading}
        >
          {m.history.title}
        </SectionHeading>
        {data !== undefined && data.length > 0 && can(all.id) && (
          <span className={panel.link}>
            <PlaceLink to={all}>{m.history.all}</PlaceLink>
          </span>
        )}
      </div>
      <Loaded list={{ data, errors, retry }} m={m.history}>
        {(entries: readonly AuditEntry[]) => <HistoryLines entries={entries} m={m} />}
      </Loaded>
    </section>
  )
}
