import {
  type Breadcrumb,
  breadcrumbsOf,
  routeTable,
  useAccess,
  useMessages,
  useNavigator,
  usePlace,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NextIcon, PreviousIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { classNames } from '../../styles/class-names.ts'
import { patternMessages } from '../messages.ts'
import { linkToPlace } from '../place-link/link-to-place.ts'
import { PlaceLink } from '../place-link/place-link.tsx'
import * as css from './page-header.css.ts'
import { useKeptQueries } from './use-kept-queries.ts'

export type BreadcrumbsProps = {
  record: string | undefined
  way: readonly Breadcrumb[] | undefined
}

/** Longer ways fold the steps between the first and the last two into a menu. */
const UNFOLDED = 4

/**
 * The way to this place (ux 7.7); what the reader may not open stands as text. Nothing on a place that has no way, where it
 * would repeat the title.
 */
export function Breadcrumbs({ record, way: between = [] }: BreadcrumbsProps): ReactElement | null {
  const m = useMessages('patterns', patternMessages).page
  const place = usePlace()
  const asLeft = useKeptQueries()
  const { can } = useAccess()
  const { kind, href, previous } = useNavigator()
  const inEmbed = kind === 'embed'
  // Sections belong to the console's own navigation.
  const own = place ? breadcrumbsOf(place, { section: !inEmbed }) : []
  const way = steps(own, between, record).map((step) => ({
    ...step,
    to: step.to && can(step.to.id) && href(step.to) !== undefined ? asLeft(step.to) : null,
  }))
  // In an embed there is no other way back.
  const before = inEmbed && way.slice(0, -1).every(({ to }) => to === null) ? previous() : null
  if (before) way.unshift({ label: routeTable[before.id].title ?? '', to: before })
  if (way.length < 2) return null
  const back = way.slice(0, -1).findLast(({ to }) => to !== null)
  const folded = way.length > UNFOLDED ? way.slice(1, -2) : []
  return (
    <nav aria-label={m.breadcrumb}>
      <ol className={css.crumbs}>
        {way.map((step, index) => {
          if (folded.includes(step) && step !== folded[0]) return null
          return (
            <li key={step.label} className={classNames(css.crumb, css.onlyWide)}>
              {index > 0 && <NextIcon size="sm" />}
              {step === folded[0] ? (
                <FoldedSteps steps={folded} />
              ) : index === way.length - 1 ? (
                <span aria-current="page" className={css.crumbHere}>
                  {step.label}
                </span>
              ) : (
                <PlaceLink to={step.to} className={css.crumbLink}>
                  {step.label}
                </PlaceLink>
              )}
            </li>
          )
        })}
        {back && (
          <li className={classNames(css.crumb, css.onlySmall)}>
            <PreviousIcon size="sm" />
            <PlaceLink to={back.to} className={css.crumbLink}>
              {back.label}
            </PlaceLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

function FoldedSteps({ steps: folded }: { steps: readonly Breadcrumb[] }): ReactElement {
  const m = useMessages('patterns', patternMessages).page
  const navigation = useNavigator()
  return (
    <Menu
      align="start"
      label={m.moreBreadcrumbs}
      items={folded.map(({ label, to }) => {
        const { href, onClick } = linkToPlace(navigation, to)
        return {
          key: label,
          label,
          href,
          onSelect: onClick,
          ...(href === undefined && { disabledReason: '' }),
        }
      })}
    />
  )
}

function steps(way: Breadcrumb[], between: readonly Breadcrumb[], record: string | undefined): Breadcrumb[] {
  const last = way.at(-1)
  return last ? [...way.slice(0, -1), ...between, record ? { ...last, label: record } : last] : []
}
