import {
  type BatchComparison,
  type ComparedCause,
  componentTitle,
  formatCount,
  useAccess,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { ImportRunMessages } from '../../../features/imports/messages.ts'
import { type CauseFix, causeFix } from '../../../features/runs/causes/cause-fix.ts'
import { causesOfGroups } from '../../../features/runs/causes/causes-of.ts'
import { useFindingWords } from '../../../features/runs/findings/use-finding-words.ts'
import { MASK } from '../../../features/runs/record/masked-text.ts'
import { PersonalDataButton } from '../../../features/runs/record/personal-data-button.tsx'
import { isPersonalFinding } from '../../../features/runs/record/personal-finding.ts'
import { Button } from '../../../parts/button/button.tsx'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { Card } from '../../../patterns/card/card.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { arePersonalRows, fieldTitle, isPersonalField } from './changed-field.ts'
import * as css from './compare.css.ts'
import { changedValues, sortCauses } from './comparison.ts'
import type { CompareMessages } from './messages.ts'

/** Lines of a card before it is asked for all. */
const FIRST = 6

/** Whether examples name people, and what changes that. */
export type PersonalShown = readonly [shown: boolean, toggle: () => void]

export type ComparedCardsProps = {
  comparison: BatchComparison
  personal: PersonalShown
  run: ImportRunMessages
  m: CompareMessages
}

/** What differs behind the counts: causes, refused values, and fields of stored records. */
export function ComparedCards({ comparison, personal, run, m }: ComparedCardsProps): ReactElement {
  const causes = sortCauses(comparison.causes)
  const deleted = [comparison.before, comparison.after].find(({ detailsDeletedAt }) => detailsDeletedAt)
  return (
    <div className={css.cards}>
      {deleted ? (
        <p className={css.empty}>{m.detailsDeleted(deleted.batchId)}</p>
      ) : (
        <>
          <Causes title={m.appeared} none={m.noneAppeared} causes={causes.appeared} withFix run={run} m={m} />
          <Causes title={m.gone} none={m.noneGone} causes={causes.gone} run={run} m={m} />
          <Causes title={m.stayed} none={m.noneStayed} causes={causes.stayed} withFix run={run} m={m} />
          <Values comparison={comparison} m={m} />
        </>
      )}
      <Rows comparison={comparison} personal={personal} run={run} m={m} />
      <Fields comparison={comparison} personal={personal} run={run} m={m} />
    </div>
  )
}

type CausesProps = {
  title: string
  none: string
  causes: readonly ComparedCause[]
  withFix?: boolean
  run: ImportRunMessages
  m: CompareMessages
}

function Causes({ title, none, causes, withFix = false, run, m }: CausesProps): ReactElement {
  const [shown, rest] = useFirst(causes, m)
  return (
    <Card title={title} count={causes.length}>
      {causes.length === 0 ? <p className={css.empty}>{none}</p> : null}
      <ul className={css.list}>
        {shown.map((cause) => (
          <CauseLine
            key={`${cause.componentName} ${cause.cause}`}
            compared={cause}
            withFix={withFix}
            run={run}
            m={m}
          />
        ))}
      </ul>
      {rest}
    </Card>
  )
}

type CauseLineProps = {
  compared: ComparedCause
  withFix: boolean
  run: ImportRunMessages
  m: CompareMessages
}

function CauseLine({ compared, withFix, run, m }: CauseLineProps): ReactElement | null {
  const wordsOf = useFindingWords()
  const reader = useAccess()
  const { componentName, cause: value, before, after, sample } = compared
  const values = compared.values
    .filter((one) => one.after > 0)
    .map((one) => ({ value: one.value, count: one.after }))
  const [cause] = causesOfGroups([{ value, count: after, values, sample }], wordsOf)
  if (!cause) return null
  const column = cause.sourceColumn ?? cause.columnName
  const isBoth = before > 0 && after > 0
  return (
    <li className={css.line}>
      <span className={css.what}>
        {cause.title}
        <br />
        <span className={css.where}>
          {[componentTitle(componentName), column].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className={css.count}>
        <span className={css.strong}>
          {isBoth ? m.changeOfRows(formatCount(before), formatCount(after)) : m.rows(before + after)}
        </span>
        <br />
        {withFix ? <Fix fix={causeFix(cause, run.fix, reader)} /> : null}
      </span>
    </li>
  )
}

/** What to do about a cause: a link where this user can do it in the console, else words. */
function Fix({ fix }: { fix: CauseFix }): ReactElement {
  return fix.kind === 'place' ? (
    <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
  ) : (
    <span className={css.where}>{fix.label}</span>
  )
}

function Values({ comparison, m }: Omit<ComparedCardsProps, 'run' | 'personal'>): ReactElement {
  const values = changedValues(comparison)
  const [shown, rest] = useFirst(values, m)
  return (
    <Card title={m.values.title} count={values.length}>
      {values.length === 0 ? <p className={css.empty}>{m.values.none}</p> : null}
      <ul className={css.list}>
        {shown.map(({ cause, value, before, after }) => (
          <li key={`${cause.componentName} ${cause.cause} ${value}`} className={css.line}>
            <span className={css.what}>
              <MonoTag value={isPersonalFinding(cause.sample) ? MASK : value} />
              <br />
              <span className={css.where}>
                {[componentTitle(cause.componentName), cause.sample.sourceColumn ?? cause.sample.columnName]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={css.count}>
              <span className={css.strong}>{m.changeOfRows(formatCount(before), formatCount(after))}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </Card>
  )
}

/** What the batch inserted and deactivated. */
function Rows({ comparison: { after, rows }, personal, run, m }: ComparedCardsProps): ReactElement {
  return (
    <ExamplesCard
      personal={personal}
      title={m.changedRows.title}
      about={rows.length === 0 ? m.changedRows.none(after.batchId) : m.changedRows.about(after.batchId)}
      isPersonal={rows.some(arePersonalRows)}
      items={rows.map(({ componentName, change, rows: count, examples }) => ({
        key: `${componentName} ${change}`,
        what: componentTitle(componentName),
        count: m.changedRows[change](count),
        examples: (isShown) =>
          examples.map(({ sourceId, label }) => ({
            key: sourceId,
            text: isShown && label !== null ? m.changedRows.named(sourceId, label) : sourceId,
          })),
      }))}
      run={run}
      m={m}
    />
  )
}

/** The fields of stored records that the batch changed. */
function Fields({ comparison: { after, fields }, personal, run, m }: ComparedCardsProps): ReactElement {
  return (
    <ExamplesCard
      personal={personal}
      title={m.fields.title}
      about={fields.length === 0 ? m.fields.none(after.batchId) : m.fields.about(after.batchId)}
      isPersonal={fields.some(isPersonalField)}
      items={fields.map((field) => ({
        key: `${field.componentName} ${field.fieldName}`,
        what: (
          <>
            {fieldTitle(field)}
            <br />
            <span className={css.where}>{componentTitle(field.componentName)}</span>
          </>
        ),
        count: m.rows(field.rows),
        examples: (isShown) =>
          field.examples.map(({ sourceId, from, to }) => ({
            key: sourceId,
            text:
              isPersonalField(field) && !isShown
                ? m.fields.example(sourceId, MASK, MASK)
                : m.fields.example(sourceId, from || m.fields.noValue, to || m.fields.noValue),
          })),
      }))}
      run={run}
      m={m}
    />
  )
}

type ExampleItem = {
  key: string
  what: ReactNode
  count: string
  examples: (personalShown: boolean) => readonly { key: string; text: string }[]
}

type ExamplesCardProps = {
  personal: PersonalShown
  title: string
  about: string
  /** Some examples name people. */
  isPersonal: boolean
  items: readonly ExampleItem[]
  run: ImportRunMessages
  m: CompareMessages
}

/** Counted records with a few examples of each, whose personal parts are shown once someone asks for them. */
function ExamplesCard(props: ExamplesCardProps): ReactElement {
  const { title, about, isPersonal, items, run, m } = props
  const [personalShown, togglePersonal] = props.personal
  const [shown, rest] = useFirst(items, m)
  return (
    <Card
      title={title}
      count={items.length}
      aside={
        isPersonal ? (
          <PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={run} />
        ) : undefined
      }
    >
      <p className={css.empty}>{about}</p>
      <ul className={css.list}>
        {shown.map(({ key, what, count, examples }) => (
          <li key={key} className={css.line}>
            <span className={css.what}>{what}</span>
            <span className={css.count}>
              <span className={css.strong}>{count}</span>
              <ul className={css.examples} aria-label={m.fields.examples}>
                {examples(personalShown).map((example) => (
                  <li key={example.key}>{example.text}</li>
                ))}
              </ul>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </Card>
  )
}

/** The first of many, and a button that shows the others. */
function useFirst<Item>(items: readonly Item[], m: CompareMessages): [readonly Item[], ReactElement | null] {
  const [isWhole, setWhole] = useState(false)
  if (isWhole || items.length <= FIRST) return [items, null]
  return [
    items.slice(0, FIRST),
    <div key="all" className={css.all}>
      <Button kind="link" size="sm" onClick={() => setWhole(true)}>
        {m.fields.all(items.length)}
      </Button>
    </div>,
  ]
}
