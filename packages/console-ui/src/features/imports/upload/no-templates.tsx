import {
  CONSTANTS,
  componentTitle,
  placeOf,
  sisImportsResource,
  useAccess,
  useDataYear,
  useList,
} from '@edconsole/console-core'
import type { ComponentName } from '@edconsole/console-core/contract'
import { Fragment, type ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { UploadMessages } from './messages.ts'
import * as css from './upload.css.ts'

const NAMED = 3

export type NoTemplatesProps = {
  districtId: string
  /** What the file seems to hold: only the templates of this component are named then. */
  componentName: ComponentName | null
  m: UploadMessages['review']
}

/** Says that nothing reads files: because the templates that would are paused, or because there are none. */
export function NoTemplates({ districtId, componentName, m }: NoTemplatesProps): ReactElement | null {
  const { can } = useAccess()
  const schoolYear = useDataYear()
  const mayEdit = can('sis-import-edit')
  const { data, loading } = useList(
    sisImportsResource.list,
    {
      filter: { isEnabled: false, ...(schoolYear !== undefined && { schoolYear }) },
      limit: CONSTANTS.limitMax,
    },
    { enabled: can('sis-import-templates') && schoolYear !== undefined, silent: true },
  )
  if (loading) return null
  const all = (data ?? []).filter(({ source }) => source !== 'api')
  const own = all.filter((template) => template.componentName === componentName)
  const paused = own.length > 0 ? own : all
  return (
    <p className={css.problem}>
      {paused.length === 0 ? (
        m.noTemplates
      ) : (
        <>
          {own.length > 0 && componentName !== null
            ? m.pausedOf(componentTitle(componentName), own.length)
            : m.paused(paused.length)}{' '}
          {paused.slice(0, NAMED).map(({ id, name }, index) => (
            <Fragment key={id}>
              {index === 0 ? '' : ', '}
              <PlaceLink
                inText
                to={mayEdit ? placeOf('sis-import-edit', { districtId, id: String(id) }) : null}
              >
                {name}
              </PlaceLink>
            </Fragment>
          ))}
          {paused.length > NAMED ? ` ${m.andMore(paused.length - NAMED)}` : ''}
          {`. ${m.enablePaused(paused.length)}`}
        </>
      )}{' '}
      {can('sis-import-create') ? (
        <PlaceLink to={placeOf('sis-import-create', { districtId })}>{m.createTemplate}</PlaceLink>
      ) : null}
    </p>
  )
}
