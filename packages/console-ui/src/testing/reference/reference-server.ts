/** Where stories find the reference server; it is followed by who asks. */
export const REFERENCE_SERVER = '/reference-server'

/** In place of an address: signed out. */
export const NOBODY = 'nobody'

/** When the stories take place: the demonstration's Monday morning. */
export const STORY_NOW = '2026-09-14T12:14:00Z'

/** The demonstration's own district. */
export const LARKSPUR = { id: 412, lea: '4107320' } as const

/** Another that has a name of some length and nothing else yet, and the one person in it. */
export const EMPTY_DISTRICT = {
  id: 500_001,
  name: 'Consolidated Elementary and High School District of the Upper Llano Seco and Larkspur Valleys',
  person: 'person-500001@example.org',
} as const
