import { placeOf, type Site, useAccess, useNavigator } from '@edconsole/console-core'
import { useCallback } from 'react'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import type { SiteOverviewMessages } from './messages.ts'

type Context = {
  districtId: string
  mayEdit: boolean
  /** The same from one drawing to the next: rows are drawn anew for another. */
  onOpen: (siteCode: string) => void
  m: SiteOverviewMessages
}

/** What can be done with a site from its row. */
export const useSiteMenu = ({ districtId, mayEdit, onOpen, m }: Context): ((site: Site) => MenuItem[]) => {
  const navigation = useNavigator()
  const maySeeStudents = useAccess().can('table-students')
  return useCallback(
    ({ siteCode }) => {
      const students = linkToPlace(
        navigation,
        maySeeStudents
          ? placeOf('table-students', { districtId }, { query: { filter: { siteCode: [siteCode] } } })
          : null,
      )
      return [
        { key: 'open', label: mayEdit ? m.menu.edit : m.menu.open, onSelect: () => onOpen(siteCode) },
        ...(students.href === undefined
          ? []
          : [{ key: 'students', label: m.menu.students, href: students.href, onSelect: students.onClick }]),
      ]
    },
    [districtId, navigation, maySeeStudents, mayEdit, onOpen, m],
  )
}
