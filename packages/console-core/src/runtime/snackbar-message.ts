import type { Role } from '../roles/roles.ts'
import type { Place } from '../routes/place.ts'

export type SnackbarColor = 'primary' | 'success' | 'info' | 'warning' | 'error'

/** One message ([S3], [S4]). */
export type SnackbarMessage = {
  message: string
  title?: string
  subtext?: string
  /** The icon of another kind, by its name: `warning`. Default: that of `iconColor`. */
  icon?: SnackbarColor | (string & {})
  /** Default `success`. */
  iconColor?: SnackbarColor
  /** False: kept among the recent messages, never shown. */
  display?: boolean
  /** Milliseconds; default 4000. */
  delay?: number
  /** Default `primary`. */
  color?: SnackbarColor | (string & {})
  /** Default true. */
  dismissable?: boolean
  /** Over the header, in place of below it; default false. */
  top?: boolean
  /** What can be done about it, for example `{ label: 'Cancel', onPress }`; the message stays where it is. */
  action?: { label: string; onPress: () => void }
  /** What it refuses, for whoever shows it to explain. */
  denied?: Denial
}

/** Somebody was not let in ([S6]). */
export type Denial = {
  place: Place
  /** Outermost level first. */
  missing: readonly Role[]
}
