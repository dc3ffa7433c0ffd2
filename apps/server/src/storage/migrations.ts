/** Each brings the tables one version on; none is ever changed. */
export const MIGRATIONS: readonly string[] = [
  `create table games (
     id text primary key,
     version integer not null,
     status text not null,
     open boolean not null,
     doc text not null,
     snapshot text,
     opened text,
     build text,
     updated bigint not null
   );
   create index games_open on games (updated) where open;
   create table seats (
     game text not null references games on delete cascade,
     seat integer not null,
     secret text not null,
     seen bigint not null default 0,
     primary key (game, seat)
   );
   create table answers (
     game text not null references games on delete cascade,
     number integer not null,
     seat integer not null,
     client text not null,
     question text not null,
     answer text not null,
     primary key (game, number),
     unique (game, seat, client)
   );
   create table events (
     game text not null references games on delete cascade,
     number integer not null,
     first integer not null,
     told text not null,
     log text not null,
     primary key (game, number)
   );
   create table outbox (
     id bigserial primary key,
     game text not null references games on delete cascade,
     number integer not null,
     notice text not null
   );`,
  `drop table outbox;
   alter table seats add column webhook text;
   alter table seats add column webhook_key text;
   create table jobs (
     id bigserial primary key,
     game text not null references games on delete cascade,
     number integer not null,
     seat integer not null,
     kind text not null,
     due bigint not null,
     tries integer not null default 0,
     unique (game, number, seat, kind)
   );
   create index jobs_due on jobs (due);`,
  `alter table seats add column push text;
   alter table jobs add column way text not null default 'webhook';
   alter table jobs drop constraint jobs_game_number_seat_kind_key;
   alter table jobs add unique (game, number, seat, kind, way);
   create table kept_once (name text primary key, value text not null);`,
  `alter table events add column times text;`,
  `create table reports (
     id bigserial primary key,
     game text not null,
     seat integer not null,
     at bigint not null,
     text text not null
   );
   create index reports_game on reports (game);`,
  `create table packs (
     game text primary key references games on delete cascade,
     text text not null
   );`,
  // A seat counts as seen when it is taken: since what is committed would tell when others answer.
  `update seats set seen = games.updated from games where games.id = seats.game and seats.seen = 0;`,
];
