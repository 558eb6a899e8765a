-- Who said yes to being counted came on which days; a visitor is the hash of a random number in their own browser.
create table audience_days (
  day date not null,
  visitor_hash text not null,
  primary key (day, visitor_hash)
);
