# Emits log events without end.
exec yes '{"version":"0","type":"log","level":"debug","message":"and another one"}'
