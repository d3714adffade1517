import type { ReactElement } from 'react'
import { useId } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { CheckIcon, MixedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { RoleMessages } from './messages.ts'
import type { OpenedScreens, ScreenEffect, ScreenLine } from './opened-screens.ts'
import * as css from './preview.css.ts'

export type ScreensPreviewProps = {
  title: string
  screens: OpenedScreens
  titleOf: (role: string) => string
  m: RoleMessages['screens']
}

/** The screens that roles open, by section: open, opened or closed by a change, or lacking something. */
export function ScreensPreview({ title, screens, titleOf, m }: ScreensPreviewProps): ReactElement {
  const id = useId()
  return (
    <section className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={1} id={id} className={css.title}>
          {title}
        </SectionHeading>
        <CountPill value={screens.total} />
        <span className={css.changes}>
          {screens.more > 0 ? <Badge tone="success">{m.more(screens.more)}</Badge> : null}
          {screens.fewer > 0 ? <Badge tone="danger">{m.fewer(screens.fewer)}</Badge> : null}
        </span>
      </div>
      {screens.sections.map((section) => (
        <div key={section.id}>
          <SectionHeading depth={2} id={`${id}-${section.id}`} className={css.section}>
            {m.sections[section.id]}
          </SectionHeading>
          <ul className={css.list} aria-labelledby={`${id}-${section.id}`}>
            {section.lines.map((line) => (
              <Line key={line.id} line={line} titleOf={titleOf} m={m} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const ICONS = {
  open: CheckIcon,
  opens: CheckIcon,
  closes: MixedIcon,
  needs: WarningIcon,
} as const satisfies Record<ScreenEffect, typeof CheckIcon>

type LineProps = Pick<ScreensPreviewProps, 'titleOf' | 'm'> & { line: ScreenLine }

function Line({ line, titleOf, m }: LineProps): ReactElement {
  const { title, count, effect } = line
  const Icon = ICONS[effect]
  return (
    <li className={css.line}>
      <Icon size="md" className={css.icon[effect]} />
      <span
        className={classNames(css.name, effect === 'closes' && css.closed, effect === 'needs' && css.quiet)}
      >
        {title}
      </span>
      <span className={classNames(css.note, effect === 'opens' && css.fresh)}>
        {noteOf(line, titleOf, m)}
      </span>
      {effect === 'open' && count === 1 ? <VisuallyHidden>{m.open}</VisuallyHidden> : null}
    </li>
  )
}

function noteOf(
  { effect, count, missing }: ScreenLine,
  titleOf: (role: string) => string,
  m: RoleMessages['screens'],
): string {
  const [first = '', ...others] = missing
  if (effect === 'needs')
    return others.length === 0 ? m.needs(titleOf(first)) : m.needsSeveral(missing.length)
  if (effect === 'closes') return m.closes
  if (effect === 'opens') return m.opens
  return count === 1 ? '' : m.count(count)
}
