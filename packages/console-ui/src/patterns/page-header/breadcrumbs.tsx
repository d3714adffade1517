import { type Breadcrumb, breadcrumbsOf, useNavigation } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NextIcon, PreviousIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import { PlaceLink } from '../place-link/place-link.tsx'
import * as css from './page-header.css.ts'

export type BreadcrumbsProps = {
  record: string | undefined
  way: readonly Breadcrumb[] | undefined
}

/** The way to this place (ux 7.7). Nothing on a place that has no way, where it would repeat the title. */
export function Breadcrumbs({ record, way: between = [] }: BreadcrumbsProps): ReactElement | null {
  const { place } = useNavigation()
  const way = place ? steps(breadcrumbsOf(place), between, record) : []
  const back = way.at(-2)
  if (back === undefined) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.crumbs}>
        {way.map((step, index) => (
          <li key={step.label} className={classNames(css.crumb, css.onlyWide)}>
            {index > 0 && <NextIcon size="sm" />}
            {index === way.length - 1 ? (
              <span aria-current="page" className={css.crumbHere}>
                {step.label}
              </span>
            ) : (
              <PlaceLink to={step.to} className={css.crumbLink}>
                {step.label}
              </PlaceLink>
            )}
          </li>
        ))}
        <li className={classNames(css.crumb, css.onlySmall)}>
          <PreviousIcon size="sm" />
          <PlaceLink to={back.to} className={css.crumbLink}>
            {back.label}
          </PlaceLink>
        </li>
      </ol>
    </nav>
  )
}

function steps(way: Breadcrumb[], between: readonly Breadcrumb[], record: string | undefined): Breadcrumb[] {
  const last = way.at(-1)
  return last ? [...way.slice(0, -1), ...between, record ? { ...last, label: record } : last] : []
}
