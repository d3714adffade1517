import {
  CONSTANTS,
  placeOf,
  sisImportsResource,
  useAccess,
  useDataYear,
  useList,
} from '@edconsole/console-core'
import { Fragment, type ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { UploadMessages } from './messages.ts'
import * as css from './upload.css.ts'

const NAMED = 3

export type NoTemplatesProps = { districtId: string; m: UploadMessages['review'] }

/** Says that nothing reads files: because the templates that would are paused, or because there are none. */
export function NoTemplates({ districtId, m }: NoTemplatesProps): ReactElement | null {
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
  const paused = (data ?? []).filter(({ source }) => source !== 'api')
  return (
    <p className={css.problem}>
      {paused.length === 0 ? (
        m.noTemplates
      ) : (
        <>
          {m.paused(paused.length)}{' '}
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
