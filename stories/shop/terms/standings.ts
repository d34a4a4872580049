import type { Standing } from '#ui-kit/shop/terms/PayLaterStanding.tsx'

export const guest: Standing = {
  kind: 'guest',
  text: 'Log in to see how many of your orders count.',
  login: { label: 'Log in', href: '/Login' },
}

export const twoMissing: Standing = {
  kind: 'known',
  title: 'You are 2 purchases from qualifying',
  counted: '1 of 3 delivered orders of R500 or more',
  share: 1 / 3,
}

export const eligible: Standing = {
  kind: 'known',
  title: 'You qualify',
  counted: '3 of 3 delivered orders of R500 or more',
  share: 1,
  limit: {
    text: 'You can finance up to R\u00a0649.50, from order',
    order: { label: 'EK-7F3K-92QD', href: '/account/orders/7' },
  },
}
