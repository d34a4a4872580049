import {
  guestEnquiryDays,
  invoiceYears,
  knownDeviceDays,
  maxLastViewed,
  offlineAnswerDays,
  offlinePageDays,
  rememberedSessionDays,
  repeatedRequestHours,
  sessionDays,
  sessionIdleDays,
  signUpDays,
} from '#domain/businessConstants.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import { shopContact } from '#domain/shopContact.ts'

type Sections = 'kept' | 'browser' | 'counted' | 'who' | 'howLong' | 'erase' | 'rights' | 'write'

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`)

export const privacyText = (): PageText<Sections> => ({
  title: 'Privacy',
  lead: 'What we keep about you, for how long, and how you download or erase it yourself.',
  sections: {
    kept: {
      heading: 'What we keep about you',
      paragraphs: [
        'You can look around without an account. With an account, we keep what the shop needs to serve you, and when each entry was made:',
      ],
      points: [
        'Your name and e-mail address. Your password only as a hash, from which nobody can read it.',
        'Your delivery addresses, each with the name and mobile number of who receives the goods.',
        'Your cart, your orders and who signed for them, your bookings with your phone number and note, and your reviews with your first name.',
        'What your inbox shows, and whether you have read it; and the sold-out products that you asked us to tell you about.',
        'The questions that you send us by the contact form, with your name and e-mail address, and our answers; also if you have no account.',
        'Which e-mails we sent you: subject and time, not the text.',
        'Where you are signed in, and attempts to log in: the time, the browser and the network. Of the network address we drop the last part.',
        'When one of our staff looked at your data. On the pages about customers they see your details masked until they reveal them, and each reveal is recorded. To pack and deliver an order they see its address and its name.',
      ],
    },
    browser: {
      heading: 'What is kept in your browser',
      paragraphs: ['This stays on your device, and we do not use it to follow you:'],
      points: [
        `Your cart, the last ${maxLastViewed} products that you viewed, the colours you chose, and the keys of your session.`,
        'What you have begun, such as an order or a booking, until you close the tab.',
        `So that the shop opens without a connection: pages and pictures that you have seen, for up to ${days(offlinePageDays)}; and while you are signed in, your details, addresses, cart and orders as last seen, for up to ${days(offlineAnswerDays)} and until you log out.`,
        'An order that you prepare without a connection, until it is sent or you discard it. It still waits for you after you log out.',
        `Cookies for logging in: one remembers for up to ${days(knownDeviceDays)} that you have logged in on this device before, one remembers a sign-up for ${days(signUpDays)}, and one lasts a few minutes while you set a new password. No script can read them.`,
      ],
    },
    counted: {
      heading: 'What we only count',
      paragraphs: [
        'We count how often pages like this one are opened on a day, how often which words are searched for without a result, and how many people are online. None of it says who. There are no advertisements, no cookies to follow you, and no scripts of other companies.',
        'To prevent misuse, we count requests from a network address for at most an hour, in memory. The technical log of the shop names networks without their last part, and e-mail addresses as codes.',
      ],
    },
    who: {
      heading: 'Who else sees it',
      paragraphs: [
        'The driver sees the address, the name and the mobile number of a delivery. A service provider whom you book is told your address, your phone number and your note. Everybody can read your reviews. We sell nothing to anybody. If you write to us on WhatsApp, its own terms apply.',
      ],
    },
    howLong: {
      heading: 'How long we keep it',
      paragraphs: ['Until you erase your account, except for these:'],
      points: [
        `Orders: the address, who signed and why an order was cancelled stay readable for ${invoiceYears} years after the year of the order, because the Tax Administration Act has us keep invoices. They have a key for each year, apart from yours, which we can destroy after that time.`,
        `Questions from people without an account are erased after ${days(guestEnquiryDays)}, or earlier if they ask us.`,
        `Sessions end when you log out, after ${days(sessionIdleDays)} without use, and after ${days(sessionDays)} in any case. With “Remember me” they end after ${days(rememberedSessionDays)}.`,
        `Answers to requests that may come twice on a bad line are kept for ${repeatedRequestHours} hours.`,
      ],
    },
    erase: {
      heading: 'How you download or erase it',
      paragraphs: [
        [
          'Under ',
          { text: 'your personal details', href: '/account/personal-details#your-data' },
          ' you download everything that we keep about you, as a file. There you also erase your account, after you have typed your password.',
        ],
        'The shop keeps a log of everything that happens, in which what is personal is encrypted with a key of your own. When you erase your account, we destroy the key, and nobody can read your data again: not even we. The lists that we look things up in forget it at once. Where a database cleans up later, the last trace of the key goes with its next clean-up. Numbers and dates of your orders stay, without you. So do the stars of your reviews and the times of your bookings; bookings to come are cancelled.',
        'A backup still has the key of its day. If we ever restore one, we repeat the erasures that were made since.',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: ['The Protection of Personal Information Act 4 of 2013 (POPIA) gives you the right to:'],
      points: [
        'be told what is collected, and if somebody gets hold of it who should not (sections 18 and 22)',
        'ask for what we keep about you, free of charge (section 23)',
        'have it corrected or deleted (section 24)',
        'object to its use, and to direct marketing, which we do not do (sections 11 and 69)',
        'not be judged by a computer alone (section 71)',
        'complain to the Information Regulator (section 74)',
      ],
    },
    write: {
      heading: 'Whom to write to',
      paragraphs: [
        [
          'Our information officer reads ',
          { text: shopContact.email, href: `mailto:${shopContact.email}` },
          `. Or write to ${shopContact.address.join(', ')}.`,
        ],
        [
          'You can complain to the ',
          { text: 'Information Regulator', href: 'https://inforegulator.org.za' },
          ' at ',
          { text: 'POPIAComplaints@inforegulator.org.za', href: 'mailto:POPIAComplaints@inforegulator.org.za' },
          '.',
        ],
      ],
    },
  },
})

/** Where people download and erase their data. */
export const ownDataText = {
  heading: 'Your own data',
  download: { text: 'Download my data', href: '/account/personal-details#your-data' },
  erase: { text: 'Erase my account', href: '/account/personal-details#your-data' },
}
