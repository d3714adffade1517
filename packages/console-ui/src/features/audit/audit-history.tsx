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
  /** Only fields that begin so, as recent changes have them: where a page shows a part of a record. Default: all. */
  fields?: readonly string[]
}

const SHOWN = 3
/** The log isn't filtered by field, so a part of a record is looked for among so many changes. */
const SEARCHED = 100

const HistoryLines = /* @__PURE__ */ lazyPart(
  async () => (await import('./history-lines.tsx')).HistoryLines,
  { fallback: <Skeleton width={220} /> },
)

/**
 * The last changes of a record, with a link to all of them. Nothing for those who may not read them, and where the backend
 * keeps none.
 * @example <AuditHistory districtId={districtId} subjects={[{ kind: 'export', id }]} place="below" />
 */
export function AuditHistory(props: AuditHistoryProps): ReactElement | null {
  const { districtId, subjects, place, fields } = props
  const m = useMessages('audit', auditMessages)
  const { allows, isEmployee, can } = useAccess()
  const operation = districtId === undefined ? auditLogResource.list : auditLogResource.ofDistrict
  const isAnswered = useExtension(operation)
  const readable = subjects.filter(({ kind }) => AUDIT_SUBJECT_ACCESS[kind].some(allows))
  const isShown = isAnswered && readable.length > 0 && (districtId !== undefined || isEmployee)
  const subject = readable.map(({ kind, id }) => `${kind}:${id}`)
  const limit = fields ? SEARCHED : SHOWN
  const { data, errors, retry } = useList(
    operation,
    { filter: { subject }, sort: { at: 'desc' }, limit },
    { silent: true, enabled: isShown, within: { subject } },
  )
  const shown = fields && data ? ofFields(data, fields).slice(0, SHOWN) : data
  const isSearched = fields !== undefined && data?.length === limit
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
      <Loaded
        list={{ data: shown, errors, retry }}
        m={isSearched ? { ...m.history, none: m.history.noneRecently } : m.history}
      >
        {(entries: readonly AuditEntry[]) => <HistoryLines entries={entries} m={m} />}
      </Loaded>
    </section>
  )
}

/** Only what changed of these fields; an entry without any of them is left out. */
const ofFields = (entries: readonly AuditEntry[], fields: readonly string[]): AuditEntry[] =>
  entries
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter(({ field }) => fields.some((start) => field.startsWith(start))),
    }))
    .filter(({ changes }) => changes.length > 0)
