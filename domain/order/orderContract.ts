import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { historyDownload, historyFields, Moments } from '#domain/audit/historyContract.ts'
import { Count } from '#domain/cart/cartContract.ts'
import { contract } from '#domain/kernel/endpoint.ts'
import { MovedOrder, OrdersInBulk } from './bulkForm.ts'
import { OrderStatus, PaymentMethod, Reason, ShippingStatus, SignedBy } from './orderFields.ts'
import { OrdersQuery } from './ordersQuery.ts'

const ids = { id: z.string().optional(), _id: z.string().optional(), productId: z.string().optional() }

/** A cart item in any of the shapes the specification shows; everything but id and count is ignored. */
const OrderedProduct = z
  .object({ ...ids, product: z.object(ids).optional(), count: Count })
  .transform(({ count, product, ...own }, issue) => {
    const productId = own.productId ?? own.id ?? own._id ?? product?.id ?? product?._id
    if (productId) return { productId, count }
    issue.addIssue({ code: 'custom', message: 'The product id is missing' })
    return z.NEVER
  })

const ownAddress = z.object({ id: z.string().min(1) })
const kept = z.object({ _id: z.string().min(1) }).transform(({ _id }) => ({ id: _id }))

export const PlaceOrderRequest = z.object({
  products: z
    .array(OrderedProduct, { error: 'The products must be a list' })
    .max(200, 'An order holds at most 100 different products'),
  /** An own address's id, an own address as it was shown, or a full new one: where there is a full one, it is what the parcel goes to. */
  shippingAddress: z.union(
    [
      z
        .string()
        .min(1)
        .transform((id) => ({ id })),
      NewAddress,
      ownAddress,
      kept,
    ],
    {
      error: 'A delivery address is missing or incomplete',
    },
  ),
  paymentMethod: PaymentMethod.optional(),
  paymentDetails: z.object({ method: PaymentMethod.optional() }).optional(),
  customerId: z.string().optional(),
  /** Rand, as the customer saw it. */
  expectedTotal: z.number().optional(),
  /** The version of the cart that is ordered: what has been ordered since, from another page or device, is not ordered again. */
  cartVersion: z.int().min(-1).optional(),
})

const Line = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  thumbnail: z.string(),
  price: z.number(),
  discount: z.number(),
  count: z.number(),
  total: z.number(),
})

/** Money in rand, moments ISO 8601. */
export const OrderAnswer = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerId: z.string(),
  orderDate: z.string(),
  orderStatus: OrderStatus,
  shippingStatus: ShippingStatus,
  signedBy: z.string(),
  reason: z.string(),
  paymentMethod: PaymentMethod,
  paymentCollected: z.number(),
  products: z.array(Line),
  subtotal: z.number(),
  saving: z.number(),
  deliveryFee: z.number(),
  totalAmount: z.number(),
  shippingAddress: z.object({ ...NewAddress.shape }),
  reached: z.partialRecord(
    z.enum(['placed', 'processing', 'dispatched', 'inTransit', 'delayed', 'delivered', 'canceled']),
    z.string(),
  ),
  /** The record's revision: send it back with an edit. */
  version: z.number(),
  /** The moves that are possible now, named by the status they lead to. */
  offered: z.array(z.string()),
  /** Why each of the others is not. */
  withheld: z.record(z.string(), z.string()),
})

const OrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  orderDate: z.string(),
  orderStatus: OrderStatus,
  shippingStatus: ShippingStatus,
  signedBy: z.string(),
  paymentMethod: PaymentMethod,
  totalAmount: z.number(),
  pieces: z.number(),
  thumbnails: z.array(z.string()),
})

/** As an admin's table shows it: late is what was placed too long ago and has not left the shop. */
const DeskRow = OrderRow.extend({ late: z.boolean() })

export const orderContract = contract({
  'POST order/placeOrder': {
    summary: 'Place an order; prices and totals are the server’s own',
    who: 'signedIn',
    querydata: PlaceOrderRequest,
    answer: z.object({ result: OrderAnswer }),
  },
  'POST order/update': {
    summary: 'Edit an order: admins its statuses, customers their own while it is pending',
    who: 'signedIn',
    querydata: z.object({
      id: z.string({ error: 'The id is missing' }),
      userId: z.string().optional(),
      orderStatus: OrderStatus.optional(),
      shippingStatus: ShippingStatus.optional(),
      signedBy: SignedBy.optional(),
      paymentMethod: PaymentMethod.optional(),
      reason: Reason.optional(),
      version: z.int().min(0).optional(),
    }),
    answer: z.object({ result: z.array(OrderAnswer) }),
  },
  'GET customer/orders/:customerId': {
    summary: "A customer's orders, newest first",
    who: 'signedIn',
    params: z.object({ customerId: z.string() }),
    answer: z.object({ orders: z.array(OrderRow) }),
  },
  'GET order/find/:id': {
    summary: 'One order, by its own customer or an admin',
    who: 'signedIn',
    params: z.object({ id: z.string() }),
    answer: z.object({ result: OrderAnswer }),
  },
  'GET order/all': {
    summary: 'Everybody’s orders, narrowed down and sorted: a page of them, or all that match as CSV',
    who: 'admin',
    query: OrdersQuery,
    download: ['text/csv'],
    answer: z.object({
      orders: z.array(DeskRow),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
  'POST order/bulk': {
    summary: 'Move up to 100 orders a step, each decided by itself, or only tell what would happen',
    who: 'admin',
    querydata: OrdersInBulk,
    namesNobody: true,
    answer: z.object({
      results: z.array(MovedOrder),
      counts: z.object({ moved: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'GET order/timeline/:id': {
    summary: "An order's history: every fact, the order as it was at any revision, the difference between two",
    who: 'admin',
    params: z.object({ id: z.string() }),
    query: Moments,
    download: historyDownload,
    answer: z.object({ result: z.object({ order: OrderAnswer, ...historyFields }) }),
  },
})
