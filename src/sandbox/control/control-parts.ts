import type { CallbackDispatcher } from '../callbacks/dispatcher.js';
import type { TrafficLog } from '../log/traffic-log.js';
import type { Sandbox } from '../core/sandbox.js';
import type { SandboxState } from '../core/state.js';
import type { RecentItems } from '../storage/recent.js';
import type { Delivery } from '../tasks/delivery.js';

/** What the controls read and change. */
export interface ControlParts {
  sandbox: Sandbox;
  state: SandboxState;
  traffic: TrafficLog;
  deliveries: RecentItems<Delivery>;
  dispatcher: CallbackDispatcher;
}
