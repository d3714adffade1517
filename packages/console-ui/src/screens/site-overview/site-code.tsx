import { type ReactNode, useContext } from 'react'
import { RecordButton } from '../../features/tables/viewer/record-button.tsx'
import { TypeChoicesContext } from './type-choices-context.ts'

export type SiteCodeProps = { siteCode: string; onOpen: (siteCode: string) => void }

/** The code of a site, which opens it; while types are edited nothing leads away from them. */
export function SiteCode({ siteCode, onOpen }: SiteCodeProps): ReactNode {
  const editing = useContext(TypeChoicesContext)?.editing
  return editing ? siteCode : <RecordButton name={siteCode} onOpen={() => onOpen(siteCode)} />
}
