import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './header.css.ts'

export type DistrictFaceProps = {
  district: { districtName: string; lea: string } | undefined
  loading: boolean
}

/** Two lines: what it is, and which one. */
export function DistrictFace({ district, loading }: DistrictFaceProps): ReactElement {
  const m = useMessages('shell', shellMessages).district
  return (
    <span className={css.words}>
      <span className={css.label}>{m.label}</span>
      <span className={css.value}>
        {district ? (
          <>
            <span className={css.name}>{district.districtName}</span>
            <span className={css.code}>{district.lea}</span>
          </>
        ) : loading ? (
          <Skeleton width={160} />
        ) : (
          <span className={css.nothing}>{m.select}</span>
        )}
      </span>
    </span>
  )
}
