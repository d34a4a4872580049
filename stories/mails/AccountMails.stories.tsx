import {
  accountExistsMail,
  accountReinstatedMail,
  accountSuspendedMail,
  otpMail,
  passwordChangedMail,
  roleChangedMail,
} from '#api/mail/accountMails.ts'
import preview from '#storybook/preview.tsx'
import { MailView } from './MailView.tsx'
import { aminasMail, code } from './mailData.ts'

const meta = preview.meta({
  title: 'Mails/Account',
  component: MailView,
  args: { mail: otpMail('signup', code, aminasMail) },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

export const VerifyTheAddress = meta.story({})
export const NewPassword = meta.story({ args: { mail: otpMail('reset', code, aminasMail) } })
export const LoginWithoutWaiting = meta.story({ args: { mail: otpMail('login', code, aminasMail) } })
export const AccountExists = meta.story({ args: { mail: accountExistsMail(aminasMail) } })
export const PasswordChanged = meta.story({ args: { mail: passwordChangedMail(aminasMail) } })
export const Suspended = meta.story({
  args: { mail: accountSuspendedMail(aminasMail, { reason: 'Two accounts of one person' }) },
})
export const Reinstated = meta.story({ args: { mail: accountReinstatedMail(aminasMail) } })
export const BecameAdmin = meta.story({ args: { mail: roleChangedMail(aminasMail, { role: 'Admin' }) } })
export const BecameCustomer = meta.story({ args: { mail: roleChangedMail(aminasMail, { role: 'Customer' }) } })
export const VerifyTheAddressAsPlainText = VerifyTheAddress.extend({ args: { format: 'text' } })
export const VerifyTheAddressOnASmallPhone = VerifyTheAddress.extend({ globals: { viewport: { value: 'small' } } })
