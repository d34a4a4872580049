import { demoAccounts } from '#api/demo/people.ts'
import { testClient } from '#api/testing/testClient.ts'
import { storageKeys } from '#domain/businessConstants.ts'

/** What a browser stores of a session, by key. */
export type StoredSession = Record<string, string>

/** Signs in over HTTP. Returns the tokens as the shop's pages store them, and the access token. */
export const signIn = async (url: string, role: 'Admin' | 'Customer') => {
  const account = demoAccounts.find((each) => each.role === role)
  if (!account) throw new Error(`The demo has no account with the role ${role}`)
  const querydata = { email: account.email, password: account.password }
  const { accessToken, refreshToken } = (await testClient(url)('POST Login', { querydata })).body.result
  const session: StoredSession = {
    [storageKeys.accessToken]: accessToken,
    [storageKeys.refreshToken]: refreshToken,
  }
  return { accessToken, session }
}
