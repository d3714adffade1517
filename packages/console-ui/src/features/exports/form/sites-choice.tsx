import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { CustomControlProps } from '../../../patterns/resource-form/index.ts'
import { useSitesOfYear } from '../../tables/viewer/use-sites-of-year.ts'
import { ChoiceList } from './choice-list.tsx'
import { LinesText } from './lines-text.tsx'

export type SitesChoiceProps = CustomControlProps & { schoolYear: number }

/** The sites of the year by name; their codes alone for those who may not see them, or while they cannot be looked up. */
export function SitesChoice({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const sees = useAccess().can('site-overview')
  return sees ? <Sites {...control} schoolYear={schoolYear} /> : <LinesText {...control} mono inGroup />
}

function Sites({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const { list, failed } = useSitesOfYear(schoolYear)
  if (failed) return <LinesText {...control} mono inGroup />
  return (
    <ChoiceList
      {...control}
      long
      options={list.map(({ siteCode, siteName }) => ({ value: siteCode, label: `${siteCode} ${siteName}` }))}
    />
  )
}
