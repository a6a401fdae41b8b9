import type { RequestFaults } from './fault.js';

const none: readonly string[] = [];

/** What faults did to a request and its task, as words for a person. */
export function faultsOf({ rejection, connectionFault, html, unknownState, task }: RequestFaults): readonly string[] {
  const { kind, delay } = connectionFault;
  const { errCode, callback } = task;
  // Almost all requests.
  if (!rejection && !kind && !delay && html === undefined && unknownState === undefined && !errCode && !callback)
    return none;
  return [
    ...(rejection ? [`status ${rejection.status}`] : []),
    ...(kind ? [kind] : []),
    ...(delay ? [`slow by ${delay} ms`] : []),
    ...(html === undefined ? [] : [`html ${html}`]),
    ...(unknownState === undefined ? [] : [`unknown-state ${unknownState}`]),
    ...(errCode ? [`failed ${errCode}`] : []),
    ...(callback?.lost ? ['callback-lost'] : []),
    ...(callback?.doubled ? ['callback-doubled'] : []),
    ...(callback?.delay ? [`callback-delayed by ${callback.delay} ms`] : []),
    ...(callback?.outOfOrder ? ['callback-out-of-order'] : []),
  ];
}
