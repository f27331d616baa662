import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../../../package.json' with { type: 'json' }
import { inTime } from '../../leads/in-time.ts'
import type { LeadService } from '../../leads/service.ts'
import { isReachable } from './health.ts'

/** Seconds: an answer is quick below a twentieth, and after twenty a visitor has gone. */
const buckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Milliseconds that the outbox has to say what is in it. */
const timeout = 2000

/** The numbers of one service, which name its forms and targets, and no person. */
export class Measures {
  readonly registry = new Registry()
  private readonly registers = [this.registry]

  readonly posts = new Counter({
    name: 'sectile_leads_posts_total',
    help: 'Answers to what was sent, by form and status; the form is empty where no form has the address.',
    labelNames: ['form', 'status'],
    registers: this.registers,
  })
  readonly seconds = new Histogram({
    name: 'sectile_leads_post_seconds',
    help: 'Seconds until what was sent was answered.',
    buckets,
    registers: this.registers,
  })
  readonly heldBack = new Counter({
    name: 'sectile_leads_held_back_total',
    help: 'Leads that were stored as suspicious, and are forwarded to nobody.',
    labelNames: ['form', 'reason'],
    registers: this.registers,
  })
  readonly erased = new Counter({
    name: 'sectile_leads_erased_total',
    help: 'Leads that were erased because their time was over.',
    labelNames: ['form'],
    registers: this.registers,
  })
  private readonly ready = new Gauge({
    name: 'sectile_leads_store_ready',
    help: '1 while leads can be stored, else 0.',
    registers: this.registers,
  })
  private readonly waiting = new Gauge({
    name: 'sectile_leads_waiting_deliveries',
    help: 'Leads that wait for a target.',
    labelNames: ['target'],
    registers: this.registers,
  })
  private readonly dead = new Gauge({
    name: 'sectile_leads_dead_letters',
    help: 'Leads that a target did not take however often it was asked.',
    labelNames: ['target'],
    registers: this.registers,
  })
  private readonly oldest = new Gauge({
    name: 'sectile_leads_oldest_due_seconds',
    help: 'Seconds since the oldest lead that waits for a target was received.',
    labelNames: ['target'],
    registers: this.registers,
  })

  constructor(private readonly service: LeadService) {
    new Gauge({
      name: 'sectile_build_info',
      help: 'Always 1; the labels say what runs.',
      labelNames: ['version', 'node'],
      registers: this.registers,
    }).set({ version, node: process.version }, 1)
  }

  /** All of them, as they are now. */
  async text(): Promise<string> {
    this.ready.set((await isReachable(this.service)) ? 1 : 0)
    const backlogs = await inTime(this.service.backlog(), AbortSignal.timeout(timeout)).catch(() => [])
    // What cannot be read has no number: that of before would look like one.
    for (const gauge of [this.waiting, this.dead, this.oldest]) gauge.reset()
    for (const { target, waiting, dead, oldest } of backlogs) {
      this.waiting.set({ target }, waiting)
      this.dead.set({ target }, dead)
      this.oldest.set({ target }, oldest === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(oldest)) / 1000))
    }
    return this.registry.metrics()
  }
}
