import type { SignIn } from '../entities/sign-in.ts'
import type { UserInfo } from '../entities/user.ts'
import { get, post, resource } from './operation.ts'

export const sessionResource = resource(
  'session',
  { records: 'the current user' },
  {
    userInfo: get<UserInfo>('/user-info', { answers: 'any' }),
    signIn: post<SignIn, { returnTo: string }>('/login', {
      answers: 'any',
      public: true,
      query: ['returnTo'],
      records: 'the session',
    }),
    signOut: post<undefined, { signOutUrl: string } | null>('/logout', {
      answers: 'any',
      public: true,
      records: 'the session',
    }),
  },
)
