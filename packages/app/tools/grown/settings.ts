import type { Places } from './places.ts';
import { url } from './places.ts';

/** What our own role is called, and its database. */
export const ROLE = 'friendbase';
/** A pooler drops what connections ask for at their start, so the role has it. Source: docs/operations.md. */
export const roleStatements = ({ password }: Places): string[] => [
  `create role ${ROLE} login password '${password}'`,
  `alter role ${ROLE} set statement_timeout = '5s'`,
  `alter role ${ROLE} set lock_timeout = '4s'`,
  `alter role ${ROLE} set idle_in_transaction_session_timeout = '10s'`,
  `alter role ${ROLE} set random_page_cost = 1.1`,
  `create database ${ROLE} owner ${ROLE}`,
];

/** The bucket, and the one key that what stands in for S3 knows. */
export const STORAGE = {
  S3_BUCKET: 'friendbase',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

export const etcdArguments = ({ folder, ports }: Places): string[] => [
  '--name=e1',
  `--data-dir=${folder}/etcd`,
  `--listen-client-urls=${url(ports.etcd)}`,
  `--advertise-client-urls=${url(ports.etcd)}`,
  `--listen-peer-urls=${url(ports.etcdPeer)}`,
  `--initial-advertise-peer-urls=${url(ports.etcdPeer)}`,
  `--initial-cluster=e1=${url(ports.etcdPeer)}`,
];

/**
 * One of two nodes. `etcd3`: the second version of etcd's API is off by default. `checkpoint`: a new node would otherwise wait up to
 * 5 minutes for the next one.
 */
export const patroniSettings = (
  { folder, ports, postgres, password, ttlSeconds }: Places,
  node: 1 | 2,
): string => `
scope: friendbase
name: n${node}
restapi: {listen: 127.0.0.1:${ports[`patroni${node}`]}, connect_address: 127.0.0.1:${ports[`patroni${node}`]}}
etcd3: {hosts: 127.0.0.1:${ports.etcd}}
bootstrap:
  dcs:
    ttl: ${ttlSeconds}
    loop_wait: 1
    retry_timeout: ${Math.floor((ttlSeconds - 1) / 2)}
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 100, max_wal_senders: 5, max_replication_slots: 5}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: 127.0.0.1:${ports[`postgres${node}`]}
  connect_address: 127.0.0.1:${ports[`postgres${node}`]}
  data_dir: ${folder}/postgres/n${node}
  bin_dir: ${postgres}
  pgpass: ${folder}/postgres/pgpass${node}
  authentication:
    superuser: {username: postgres, password: ${password}}
    replication: {username: replicator, password: ${password}}
    rewind: {username: rewinder, password: ${password}}
  parameters: {unix_socket_directories: ${folder}/postgres, shared_buffers: 64MB, password_encryption: scram-sha-256}
  basebackup: [{checkpoint: fast}]
  pg_hba:
    - local all postgres peer
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
`;

/** A failed login at the server is tried again after 1 s: with the default of 15 s, each failover takes as much longer. */
export const poolerSettings = ({ folder, ports }: Places): string => `
[databases]
${ROLE} = host=127.0.0.1 port=${ports.primary} dbname=${ROLE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
server_check_delay = 5
`;

const BUSY = '{"message":"We are very busy right now. Please try again in a moment.","code":"busy"}';

/**
 * Repeats to another process what one has left without an answer, where it may be repeated: what only reads, what has a key, and
 * logins, which make no more than another session.
 */
const toProcesses = ({ ports }: Places, check: string): string => `
  balance leastconn
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found } !{ path /api/auth/login }
  timeout server 35s
  http-error status 503 content-type application/json string '${BUSY}' hdr Retry-After 5
  server a1 127.0.0.1:${ports.api1} ${check}
  server a2 127.0.0.1:${ports.api2} ${check}
  server a3 127.0.0.1:${ports.api3} ${check}`;

/** Leads to the node that Patroni calls so. Connections to one that is no longer so are cut. */
const toNode = ({ ports }: Places, port: 'primary' | 'standby', asked: string): string => `
listen ${port}
  mode tcp
  bind 127.0.0.1:${ports[port]}
  timeout client 30m
  timeout server 30m
  option redispatch 1
  option httpchk OPTIONS ${asked}
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server n1 127.0.0.1:${ports.postgres1} port ${ports.patroni1}
  server n2 127.0.0.1:${ports.postgres2} port ${ports.patroni2}`;

/** Before the processes and before PostgreSQL. While no process is ready, any answers: it says why, and when to come back. */
export const balancerSettings = (places: Places): string => `
global
  maxconn 4000
  nbthread 1
defaults
  timeout connect 2s
  timeout queue 5s
  timeout check 2s
  retries 2
frontend web
  mode http
  bind 127.0.0.1:${places.ports.web}
  timeout client 65s
  option forwardfor
  use_backend any_process if { nbsrv(ready_process) eq 0 }
  default_backend ready_process
backend ready_process
  mode http
  option httpchk GET /readyz
  http-check expect status 200${toProcesses(places, 'check inter 1s fall 2 rise 1')}
backend any_process
  mode http${toProcesses(places, '')}${toNode(places, 'primary', '/primary')}${toNode(places, 'standby', '/read-only-sync')}
`;
