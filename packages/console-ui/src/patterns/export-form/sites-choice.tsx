import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { CustomControlProps } from '../resource-form/index.ts'
import { useSitesOfYear } from '../table-viewer/use-sites-of-year.ts'
import { ChoiceList } from './choice-list.tsx'
import { LinesText } from './lines-text.tsx'

export type SitesChoiceProps = CustomControlProps & { schoolYear: number }

/** The sites of the year by name; their codes alone for those who may not see them. */
export function SitesChoice({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const sees = useAccess().can('site-overview')
  return sees ? <Sites {...control} schoolYear={schoolYear} /> : <LinesText {...control} mono />
}

function Sites({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const { list } = useSitesOfYear(schoolYear)
  return (
    <ChoiceList
      {...control}
      long
      options={list.map(({ siteCode, siteName }) => ({ value: siteCode, label: `${siteCode} ${siteName}` }))}
    />
  )
}
