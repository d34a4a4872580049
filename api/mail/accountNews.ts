import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import type { Reaction } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { type AboutAccount, accountExistsLetter, otpLetter, passwordChangedLetter } from './accountLetters.ts'
import type { NewsParts, Post } from './customerNews.ts'
import type { Letter } from './letter.ts'
import { linksOf } from './links.ts'
import type { Undeliverable } from './mailer.ts'
import { accountReinstatedLetter, accountSuspendedLetter, roleChangedLetter } from './standingLetters.ts'
import { whyOver } from './whyOver.ts'

/** What becomes of an account, told to its owner. */
export const accountNews = ({ store, codeOf, publicUrl, now }: Omit<NewsParts, 'ledger'>, post: Post) => {
  const links = linksOf(publicUrl)

  const toOwner =
    <Data>(kind: MailKind, letter: (about: AboutAccount, data: Data) => Letter) =>
    (data: Data, fact: StoredFact, deed: Deed) => {
      const write = (firstname: string) => letter({ firstname, at: fact.meta.at, links }, data)
      return post({ kind, customerId: idOf(fact), fact, deed, write })
    }

  const code = ({ purpose, id }: { purpose: OtpPurpose; id: string }, fact: StoredFact, deed: Deed) => {
    const write = async (firstname: string): Promise<Letter | Undeliverable> =>
      (await whyOver(store, fact, now())) ?? otpLetter(purpose, codeOf(id), { firstname, at: fact.meta.at, links })
    return post({ kind: 'otp', customerId: idOf(fact), fact, deed, write })
  }

  return {
    OtpIssued: code,
    SignupRepeated: toOwner('accountExists', accountExistsLetter),
    PasswordReset: toOwner('passwordChanged', passwordChangedLetter),
    AccountSuspended: byAdmin(toOwner('accountSuspended', accountSuspendedLetter)),
    AccountReinstated: byAdmin(toOwner('accountReinstated', accountReinstatedLetter)),
    RoleGranted: byAdmin(toOwner('roleChanged', roleChangedLetter)),
  }
}

// Every account that is opened without a sign-up has a role granted by the shop: that is no news.
const byAdmin =
  <Data>(tell: Reaction<Data>): Reaction<Data> =>
  async (data, fact, deed) =>
    fact.meta.by.role === 'admin' ? tell(data, fact, deed) : undefined
